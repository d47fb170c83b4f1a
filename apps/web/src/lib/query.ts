type Marked = { readonly meta?: Readonly<Record<string, unknown>> | undefined };

/** Marks a query whose answer holds no words: it need not be asked again in another language. */
export const inNoLanguage = { isWordless: true } as const;

export function isWordless({ meta }: Marked): boolean {
  return meta?.['isWordless'] === true;
}

/** Marks a query about work in the background: an end of it that was missed would be waited for in vain. */
export const ofWork = { isOfWork: true } as const;

export function isOfWork({ meta }: Marked): boolean {
  return meta?.['isOfWork'] === true;
}
