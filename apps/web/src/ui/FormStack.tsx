import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactElement, SubmitEvent } from 'react';

/** The fields of a form under each other; it says itself what is wrong, so the browser need not, and leads to the first fault. */
export function FormStack({ onSubmit, ...props }: ComponentProps<'form'>): ReactElement {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    onSubmit?.(event);
    // Faults are on screen once the press has been drawn.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return <Stack {...props} onSubmit={submit} />;
}

function stacked({ theme }: { readonly theme: Theme }): CSSObject {
  return { display: 'flex', flexDirection: 'column', gap: theme.spacing(5) };
}

const Stack = styled('form')(stacked);

/** What stands under each other as the fields of a form do, and is none. */
export const PlainStack = styled('div')(stacked);
