import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Pages } from './Pages.tsx';

interface PagedListProps<R> {
  /** What was asked for, as it stands now. */
  readonly answer: {
    readonly data: { readonly rows: readonly R[]; readonly total: number } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly page: number;
  readonly perPage: number;
  readonly mostCounted?: number;
  readonly onPage: (page: number) => void;
  /** In the place of rows where there are none. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly R[]) => ReactNode;
}

const placesWhileWaiting = 8;

/** A list that is read page by page, whatever its state: waiting, failed, empty, or there. */
export function PagedList<R>({ answer, empty, children, ...pages }: PagedListProps<R>): ReactElement {
  const { data, error } = answer;
  if (error) return <ErrorState error={error} onRetry={() => void answer.refetch()} />;
  if (data === undefined) return <Waiting />;
  return (
    <Whole>
      {data.rows.length === 0 ? empty : children(data.rows)}
      <Pages {...pages} total={data.total} />
    </Whole>
  );
}

/** As high as the rows that are to come, so that nothing jumps. */
function Waiting(): ReactElement {
  return (
    <div aria-busy>
      {Array.from({ length: placesWhileWaiting }, (_, at) => (
        <Skeleton key={at} height={56} />
      ))}
    </div>
  );
}

const Whole = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', gap: theme.spacing(4) }));
