/** Whether a key goes into a text or a list, and so is no shortcut. Checkboxes and sliders take none. */
export const isTyping = ({ target }: Event) => target instanceof Element && target.matches(':read-write, select');
