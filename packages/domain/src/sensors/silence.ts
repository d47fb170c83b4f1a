/** A node that was not heard for so many hours is silent, where nobody has said otherwise of it. */
export const usualSilentHours = 12;
