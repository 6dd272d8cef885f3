/** Exactly the keys of another language's messages, and as many items in each list. */
export type Same<Messages> = { [Key in keyof Messages]: Messages[Key] extends string ? string : Same<Messages[Key]> };
