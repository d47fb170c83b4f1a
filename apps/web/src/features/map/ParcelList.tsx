import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { CropSwatch } from './CropSwatch.tsx';
import { Sheet } from './map-layout.tsx';
import { parcelPageOptions, rowsPerPage } from './map.queries.ts';
import { blockText, parcelFacts } from './parcel-facts.ts';

interface ParcelListProps {
  readonly farm: Farm;
  readonly selectedId: number | undefined;
  readonly onChoose: (parcel: Parcel) => void;
  readonly onClose: () => void;
}

/** Says in words what the map shows; arrow keys go through it, Enter chooses. */
export function ParcelList({ farm, selectedId, onChoose, onClose }: ParcelListProps): ReactElement {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...parcelPageOptions(farm.id, page),
    placeholderData: keepPreviousData,
  });
  const text = useText();

  return (
    <Panel data-map-part="side" aria-label={text('map.list')}>
      <Head>
        <h2>
          <T id="map.list" />
        </h2>
        {data && (
          <Muted>
            <T id="parcel.count" values={{ count: data.total }} />
          </Muted>
        )}
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        <Rows onKeyDown={moveAmongRows}>
          {data.rows.map((parcel) => (
            <li key={parcel.id}>
              <Row
                type="button"
                aria-current={parcel.id === selectedId}
                onClick={() => {
                  onChoose(parcel);
                }}
              >
                <RowContent farm={farm} parcel={parcel} />
              </Row>
            </li>
          ))}
        </Rows>
      )}
      {data && data.total > rowsPerPage && <Pages page={page} total={data.total} onPage={setPage} />}
    </Panel>
  );
}

function RowContent({ farm, parcel }: { readonly farm: Farm; readonly parcel: Parcel }): ReactElement {
  const { locale } = useLanguage();
  const block = blockText(parcel);
  const { crop } = parcelFacts(parcel, farm.countryCode);
  return (
    <>
      <CropSwatch color={crop?.color} />
      <Strong>{parcel.localName}</Strong>
      <Number>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(parcel.area, locale) }} />
      </Number>
      <Below>
        {block !== undefined && (
          <span>
            <T id="parcel.blockNumbered" values={{ block }} />
          </span>
        )}
        <Muted>{crop?.name}</Muted>
      </Below>
    </>
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps): ReactElement {
  const text = useText();
  const last = Math.ceil(total / rowsPerPage);
  const [from, to] = [(page - 1) * rowsPerPage + 1, Math.min(page * rowsPerPage, total)];
  return (
    <Foot aria-label={text('map.pages')}>
      <IconButton
        aria-label={text('map.previousPage')}
        disabled={page === 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite">
        <T id="map.rowsShown" values={{ from, to, total }} />
      </span>
      <IconButton
        aria-label={text('map.nextPage')}
        disabled={page === last}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        <ChevronRight />
      </IconButton>
    </Foot>
  );
}

function Waiting(): ReactElement {
  return (
    <Rows aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <li key={at}>
          <Skeleton variant="rounded" height={44} sx={{ margin: 2 }} />
        </li>
      ))}
    </Rows>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[step(at, rows.length)]?.focus();
  event.preventDefault();
}

const Panel = styled(Sheet)({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 2, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650 },
  '& > button': { marginLeft: 'auto' },
}));

const Rows = styled('ol')({ flex: 1, minHeight: 0, overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 56,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  padding: theme.spacing(2, 4),
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &[aria-current="true"]': { background: theme.vars.palette.primary.light },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Strong = styled('span')({ fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Muted = styled('span')(({ theme }) => ({
  fontSize: 12,
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Below = styled('span')(({ theme }) => ({
  gridColumn: '2 / 4',
  minWidth: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  fontSize: 12,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}));

const Number = styled('span')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const Foot = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}));
