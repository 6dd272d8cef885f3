/** What stands in place of a contact until the talent is unlocked. */
export const MASK = '•••';
