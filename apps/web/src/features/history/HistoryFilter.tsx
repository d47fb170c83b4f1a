import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { AuditFields } from '#web/parts/audit/AuditFields.tsx';
import { membersOptions } from '#web/parts/farm/members.queries.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { askedKinds } from './asked-kinds.ts';
import type { HistorySearch } from './history-search.ts';
import { recordWords } from './record-words.ts';

const everybody = 'all';
const anything = 'any';

interface HistoryFilterProps {
  readonly farmId: number;
  readonly search: HistorySearch;
  readonly onShow: (change: Partial<HistorySearch>) => void;
}

/** What of the history is shown: one kind of act, one person, some days, one record, all that touched a parcel. */
export function HistoryFilter({ farmId, search, onShow }: HistoryFilterProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { data: members = [] } = useQuery(membersOptions(farmId));
  const { record, number, parcel } = search;
  const kinds = askedKinds(intl);
  const people = members.map(({ userId, email }) => ({ value: String(userId), label: email }));
  return (
    <>
      <Fields>
        <AuditFields choice={search} onShow={onShow}>
          <ChoiceField
            label={<T id="audit.user" />}
            choices={[{ value: everybody, label: text('history.everybody') }, ...people]}
            value={String(search.user ?? everybody)}
            onChoose={(value) => onShow({ user: value === everybody ? undefined : Number(value) })}
          />
          <ChoiceField
            label={<T id="history.filter.record" />}
            choices={[
              { value: anything, label: text('history.anything') },
              ...kinds.map((kind) => ({ value: kind, label: recordWords(intl, kind) })),
            ]}
            value={kinds.find((kind) => kind === record) ?? anything}
            onChoose={(value) => onShow({ record: value === anything ? undefined : value, number: undefined })}
          />
        </AuditFields>
      </Fields>
      {record !== undefined && number !== undefined && (
        <div>
          <Chip label={`${recordWords(intl, record)} ${number}`} onDelete={() => onShow({ number: undefined })} />
        </div>
      )}
      {parcel !== undefined && (
        <OfParcel farmId={farmId} parcelId={parcel} onEnd={() => onShow({ parcel: undefined })} />
      )}
    </>
  );
}

interface OfParcelProps {
  readonly farmId: number;
  readonly parcelId: number;
  readonly onEnd: () => void;
}

/** Of a parcel that is not there any more, the number is all that is known. */
function OfParcel({ farmId, parcelId, onEnd }: OfParcelProps): ReactElement {
  const { data: known } = useQuery(parcelOptions(farmId, parcelId));
  const name = known ? parcelTitle(known) : String(parcelId);
  return (
    <div>
      <Chip label={<T id="history.ofParcel" values={{ name }} />} onDelete={onEnd} />
    </div>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > :nth-of-type(-n + 3)': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr 1fr 150px 150px',
    '& > :nth-of-type(-n + 3)': { gridColumn: 'auto' },
  },
}));
