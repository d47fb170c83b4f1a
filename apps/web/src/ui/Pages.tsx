import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';

interface PagesProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Where there are so many or more, nobody counts them. */
  readonly mostCounted?: number | undefined;
  readonly onPage: (page: number) => void;
}

/** Which of the rows are shown, and the way to those before and after. */
export function Pages({ page, perPage, total, mostCounted = Infinity, onPage }: PagesProps): ReactElement | null {
  const text = useText();
  if (total <= perPage && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <Row aria-label={text('pages.label')}>
      <T
        id={total < mostCounted ? 'pages.shown' : 'pages.shownAtLeast'}
        values={{ first, last: Math.max(last, 0), total }}
      />
      <IconButton aria-label={text('pages.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={text('pages.next')} disabled={last >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
