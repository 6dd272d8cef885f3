/** The support chat's URL, which the server writes into the page; null if there is none. */
export const supportChatUrl = () =>
  document.querySelector<HTMLMetaElement>('meta[name="closeup:support-chat-url"]')?.content || null;
