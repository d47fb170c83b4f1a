import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/list-search.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { Input } from '#web/ui/Field.tsx';
import type { PlanSearch } from './plan-search.ts';
import type { CropsById } from './plan-rows.ts';

interface PlanFilterProps {
  readonly search: PlanSearch;
  /** The crops that are planned. */
  readonly crops: CropsById;
  readonly plannedIds: readonly number[];
  readonly onShow: (change: Partial<PlanSearch>, showing?: { readonly replace: boolean }) => void;
}

/** Which parcels of the plan are shown. */
export function PlanFilter({ search, crops, plannedIds, onShow }: PlanFilterProps): ReactElement {
  const text = useText();
  const nameOf = useCropName();
  const [typed, setTyped] = useTypedSearch(search.query ?? '', (query) =>
    onShow({ query: query === '' ? undefined : query }, { replace: true }),
  );
  return (
    <Row role="search" aria-label={text('sowingPlan.filter.label')}>
      <Input
        type="search"
        aria-label={text('sowingPlan.filter.search')}
        placeholder={text('sowingPlan.filter.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <NativeChoice
        aria-label={text('sowingPlan.filter.crop')}
        value={search.crop ?? ''}
        onChange={({ target }) => onShow({ crop: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{text('sowingPlan.filter.allCrops')}</option>
        {plannedIds.map((id) => (
          <option key={id} value={id}>
            {nameOf(crops.get(id) ?? { name: '' })}
          </option>
        ))}
      </NativeChoice>
      <Marked>
        <input
          type="checkbox"
          checked={search.warnings === true}
          onChange={({ target }) => onShow({ warnings: target.checked || undefined })}
        />
        <T id="sowingPlan.filter.warnings" />
      </Marked>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 240px) auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));

const Marked = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, accentColor: theme.vars.palette.primary.main },
}));
