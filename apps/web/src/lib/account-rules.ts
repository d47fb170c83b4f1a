const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const longestEmail = 254;

/** Whether this looks like an address that mail can be sent to; the server has the last word. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && email.test(text);
}

export function isLongEnough(password: string, shortest: number): boolean {
  return password.trim().length >= shortest;
}
