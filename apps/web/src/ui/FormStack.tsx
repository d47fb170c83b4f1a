import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactElement, SubmitEvent } from 'react';
import { leadToFirstFault } from './lead-to-first-fault.ts';

/** The fields of a form under each other; it says itself what is wrong, so the browser need not, and leads to the first fault. */
export function FormStack({ onSubmit, ...props }: ComponentProps<'form'>): ReactElement {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    onSubmit?.(event);
    leadToFirstFault(form);
  };
  return <Stack {...props} onSubmit={submit} />;
}

function stacked({ theme }: { readonly theme: Theme }): CSSObject {
  return { display: 'flex', flexDirection: 'column', gap: theme.spacing(5) };
}

const Stack = styled('form')(stacked);

/** What stands under each other as the fields of a form do, and is none. */
export const PlainStack = styled('div')(stacked);
