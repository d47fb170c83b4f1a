import { coordinateFault, coordinateText } from '@brazda/domain/coordinates.ts';
import { findFolded } from '@brazda/domain/fold-text.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Button from '@mui/material/Button';
import MapOutlined from '@mui/icons-material/MapOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { shortLabel } from '#web/map/label-room.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { Sheet } from './map-layout.tsx';
import { hasOwnName } from '#web/parts/parcel/parcel-facts.ts';
import { areAlike, type Finding } from './search-rules.ts';

interface SearchFindingsProps {
  readonly findings: readonly Finding[];
  readonly searched: string;
  readonly list: React.HTMLAttributes<HTMLUListElement>;
  readonly optionOf: (finding: Finding, index: number) => React.HTMLAttributes<HTMLLIElement>;
  readonly error: Error | null;
  /** The colour that a parcel has on the map. */
  readonly colorOf: (parcelId: number) => string | undefined;
  readonly onRetry: () => void;
}

/** What was found, below the search box. */
export function SearchFindings(props: SearchFindingsProps): ReactElement {
  const { findings, searched, list, optionOf, error, colorOf, onRetry } = props;
  const text = useText();
  const { locale } = useLanguage();
  const fault = coordinateFault(searched, locale);

  return (
    <Popup onMouseDown={keepFocusInBox}>
      {areAlike(searched, findings) && (
        <Alike role="status">
          <T id="search.alike" values={{ text: searched.trim() }} />
        </Alike>
      )}
      {findings.length > 0 && (
        <ul {...list} aria-label={text('search.findings')} aria-labelledby={undefined}>
          {findings.map((finding, at) => (
            <Option {...optionOf(finding, at)} key={finding.key}>
              <FindingText finding={finding} searched={searched} colorOf={colorOf} />
            </Option>
          ))}
        </ul>
      )}
      {error && (
        <Message role="alert">
          <ErrorText error={error} />
          <Button variant="outlined" onClick={onRetry}>
            <T id="action.retry" />
          </Button>
        </Message>
      )}
      {!error && findings.length === 0 && (
        <Message role="status">
          <T id={fault ? `search.fault.${fault}` : 'search.nothingFound'} values={{ text: searched.trim() }} />
        </Message>
      )}
    </Popup>
  );
}

interface FindingTextProps extends Pick<SearchFindingsProps, 'searched' | 'colorOf'> {
  readonly finding: Finding;
}

function FindingText({ finding, searched, colorOf }: FindingTextProps): ReactElement {
  if (finding.kind === 'place') {
    const { lat, lon } = finding.place;
    return (
      <>
        <Place aria-hidden fontSize="small" />
        <T id="search.place" values={{ lat: coordinateText(lat), lon: coordinateText(lon) }} />
      </>
    );
  }
  if (finding.kind === 'unit') {
    const { name, count, area } = finding.unit;
    return (
      <LandText
        sign={<MapOutlined aria-hidden fontSize="small" />}
        name={<Found text={name} part={searched} />}
        note={<T id="search.unit" values={{ count }} />}
        area={area}
      />
    );
  }
  const { area, blockNumber, id, localName } = finding.parcel;
  const isNamed = hasOwnName({ localName, blockNumber, square: null });
  // Where the square was searched for, it stays.
  const short = isNamed ? localName : shortLabel(localName);
  const shown = findFolded(short, searched) ? short : localName;
  return (
    <LandText
      sign={<CropSwatch color={colorOf(id)} />}
      name={<Found text={shown} part={searched} />}
      note={isNamed && blockNumber !== null && <Found text={blockNumber} part={searched} />}
      area={area}
    />
  );
}

interface LandTextProps {
  readonly sign: ReactNode;
  readonly name: ReactNode;
  /** What tells it from its like; false where nothing has to. */
  readonly note: ReactNode;
  /** Hectares. */
  readonly area: number;
}

function LandText({ sign, name, note, area }: LandTextProps): ReactElement {
  const { locale } = useLanguage();
  return (
    <>
      {sign}
      <Names>
        {name}
        {note !== false && <small>{note}</small>}
      </Names>
      <Area>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
      </Area>
    </>
  );
}

/** A text with what was searched for in it set off. */
function Found({ text, part }: { readonly text: string; readonly part: string }): ReactElement {
  const found = findFolded(text, part);
  if (!found) return <>{text}</>;
  return (
    <span>
      {text.slice(0, found.from)}
      <strong>{text.slice(found.from, found.to)}</strong>
      {text.slice(found.to)}
    </span>
  );
}

function keepFocusInBox(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const Popup = styled(Sheet.withComponent('div'))(({ theme }) => ({
  position: 'absolute',
  top: `calc(100% + ${theme.spacing(1)})`,
  left: 0,
  right: 0,
  overflow: 'hidden',
  '& ul': { margin: 0, padding: theme.spacing(1), maxHeight: 300, overflowY: 'auto', listStyle: 'none' },
}));

const Option = styled('li')(({ theme }) => ({
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 3),
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover, &.Mui-focused': { background: theme.vars.palette.primary.light },
  '& strong': { fontWeight: fontWeights.strong, color: theme.vars.palette.primary.dark },
}));

const Names = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  overflowWrap: 'anywhere',
  '& small': { fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
}));

const Alike = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(3, 4, 0),
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.secondary,
}));

const Area = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const Message = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
}));
