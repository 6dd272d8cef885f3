/** Exactly the keys of another language's messages, and as many items in each list. */
export type SameShape<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : SameShape<Messages[Key]>;
};
