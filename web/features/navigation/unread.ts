import { createContext, useContext } from 'react';

/** Unread messages of the signed-in account; whoever counts them provides the number. */
export const UnreadContext = createContext(0);
export const useUnread = () => useContext(UnreadContext);
