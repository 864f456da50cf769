/** Tokens as they are commonly reckoned, at four characters each: nobody is billed by them, clients want a figure. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);
