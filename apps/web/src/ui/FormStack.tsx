import { styled } from '@mui/material/styles';
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

const Stack = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
}));
