/** The shape of another language's messages: the same keys, and lists of the same length. */
export type SameShape<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : SameShape<Messages[Key]>;
};
