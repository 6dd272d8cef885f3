/** The address of the support chat, which the server writes into the page; null where there is none. */
export const supportChatUrl = () =>
  document.querySelector<HTMLMetaElement>('meta[name="closeup:support-chat-url"]')?.content || null;
