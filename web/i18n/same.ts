/** Exactly the keys of another language's messages. */
export type Same<Messages> = { [Key in keyof Messages]: Messages[Key] extends string ? string : Same<Messages[Key]> };
