/**
 * A text as people have written it, without what no text of a person has: line breaks and other control characters become
 * spaces, halves of characters and marks that cannot be seen go. The database keeps none of them either.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cs}\p{Cf}\p{NChar}]/gu, '')
    .trim();
}
