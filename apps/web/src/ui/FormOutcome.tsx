import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactElement } from 'react';

/** What came of sending a form, above its buttons, which would cover it: it comes into sight as soon as it is there. */
export const FormOutcome = styled(Arriving)(({ theme }) => ({ scrollMarginBottom: theme.spacing(20) }));

function Arriving(props: ComponentProps<'div'>): ReactElement {
  return <div {...props} ref={comeIntoSight} />;
}

function comeIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
