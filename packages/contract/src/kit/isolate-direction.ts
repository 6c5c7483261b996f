const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Keeps a right-to-left name from reversing the numbers and names beside it. */
export const isolateDirection = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes('\n') ? `\u2068${text}\u2069` : text;
