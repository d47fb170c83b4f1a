import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useMemo, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { amountsLine, dayText } from '#web/parts/action/action-words.ts';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { VoteMark } from '#web/parts/restriction/VoteMark.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import type { DataColumns } from '#web/ui/data-table/data-column.ts';
import { cropsOf } from './crops-of-action.ts';
import { nitrogenText } from './nitrogen-text.ts';

/** What an action is called where it stands among others. */
export function actionTitle(intl: IntlShape, { actionType, day }: Pick<Action, 'actionType' | 'day'>): string {
  const text = textIn(intl);
  return text('actions.named', { type: text(`actionType.${actionType.name}`), day: dayText(intl, day) });
}

/** The parcels of an action by name, and how many more there are. */
export function parcelsLine(intl: IntlShape, { firstParcels, parcels }: Action): string {
  const text = textIn(intl);
  const names = intl.formatList(
    firstParcels.map(({ name }) => name),
    { type: 'unit' },
  );
  const more = parcels - firstParcels.length;
  return more > 0 ? text('actions.parcelsMore', { names, count: more }) : names;
}

/** What the table of actions can show of each. */
export function useActionColumns(farmId: number): DataColumns<Action> {
  const intl = useIntl();
  return useMemo(() => {
    const text = textIn(intl);
    return [
      {
        key: 'type',
        label: text('actions.type'),
        width: 176,
        isSorted: true,
        cell: ({ id, actionType }) => (
          <Link
            to="/farm/$farmId/actions/$actionId"
            params={{ farmId: String(farmId), actionId: String(id) }}
            tabIndex={-1}
          >
            {text(`actionType.${actionType.name}`)}
          </Link>
        ),
      },
      {
        key: 'day',
        label: text('actions.day'),
        width: 124,
        isSorted: true,
        onCard: 'side',
        cell: ({ day }) => dayText(intl, day),
      },
      {
        key: 'state',
        label: text('actions.state'),
        width: 112,
        isSorted: true,
        onCard: 'below',
        cell: ({ state, vote }) => (
          <>
            <State data-state={state}>{text(`actionState.${state}`)}</State>
            <VoteMark vote={vote} />
          </>
        ),
      },
      {
        key: 'area',
        label: text('actions.area'),
        width: 104,
        isNumber: true,
        isSorted: true,
        onCard: 'below',
        cell: ({ area }) => text('parcel.hectares', { area: parcelAreaNumber(area, intl.locale) }),
      },
      {
        key: 'parcels',
        label: text('actions.parcels'),
        width: 160,
        grows: true,
        onCard: 'below',
        cell: (action) => parcelsLine(intl, action),
      },
      {
        key: 'amounts',
        label: text('actions.amounts'),
        width: 220,
        grows: true,
        onCard: 'last',
        cell: (action) => amountsLine(intl, action),
      },
      {
        key: 'crop',
        label: text('parcel.crop'),
        width: 160,
        cell: (action) => <CropsCell crops={cropsOf(action)} />,
      },
      {
        key: 'nitrogen',
        label: text('actions.nitrogen'),
        width: 110,
        isNumber: true,
        isSorted: true,
        cell: (action) => nitrogenText(intl, action),
      },
      {
        key: 'operator',
        label: text('actions.operator'),
        width: 140,
        isSorted: true,
        isExtra: true,
        cell: ({ operator }) => operator,
      },
      {
        key: 'machine',
        label: text('actions.machine'),
        width: 140,
        isExtra: true,
        cell: ({ machine }) => machine,
      },
      {
        key: 'note',
        label: text('actions.note'),
        width: 200,
        isExtra: true,
        cell: ({ note }) => note,
      },
    ];
  }, [intl, farmId]);
}

/** The colour of the first, and what all are called. */
function CropsCell({ crops: [first, ...others] }: { readonly crops: readonly Crop[] }): ReactElement | null {
  const intl = useIntl();
  const nameOf = useCropName();
  return first === undefined ? null : (
    <span data-marked>
      <CropSwatch color={cropColor(first)} />
      <span data-text>{intl.formatList([first, ...others].map(nameOf), { type: 'unit' })}</span>
    </span>
  );
}

const State = styled('span')(({ theme }) => ({
  '&[data-state="PLANNED"], &[data-state="UNDER_WAY"]': { color: theme.vars.palette.warning.dark },
}));
