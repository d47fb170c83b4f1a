import type { ActionDetail, ActionTarget } from '@brazda/contract/agroevidence/action-shapes.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { amountText } from '#web/parts/action/action-words.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { kilogramsText } from './nitrogen-text.ts';

interface ActionTargetsProps {
  readonly farmId: number;
  readonly action: ActionDetail;
}

/** Each parcel with how much of it was worked, and what fell to it. */
export function ActionTargets({ farmId, action }: ActionTargetsProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const nameOf = useCropName();
  const { targets, materials, products } = action;
  const hectares = (area: number): string => text('parcel.hectares', { area: parcelAreaNumber(area, intl.locale) });
  const name: FactColumn<ActionTarget> = {
    key: 'name',
    label: <T id="actions.parcel" />,
    cell: (target) => (
      <TextLink
        to="/farm/$farmId/parcels/$parcelId/overview"
        params={{ farmId: String(farmId), parcelId: String(target.parcelId) }}
      >
        {target.name}
      </TextLink>
    ),
  };
  const crop: FactColumn<ActionTarget> = {
    key: 'crop',
    label: <T id="parcel.crop" />,
    cell: (target) => target.crop && nameOf(target.crop),
  };
  const area: FactColumn<ActionTarget> = {
    key: 'area',
    label: <T id="actions.area" />,
    isNumber: true,
    cell: (target) =>
      target.areaOrigin === 'PARCEL'
        ? hectares(target.area)
        : text(target.areaOrigin === 'DRAWN' ? 'actions.areaDrawn' : 'actions.areaOf', {
            area: parcelAreaNumber(target.area, intl.locale),
            all: parcelAreaNumber(target.parcelArea, intl.locale),
          }),
  };
  const amounts = [
    ...materials.map(({ name: label, unitKind }) => ({ label, unitKind })),
    ...products.map(({ product, unitKind }) => ({ label: text(`action.product.${product}`), unitKind })),
  ].map(({ label, unitKind }, at): FactColumn<ActionTarget> => ({
    key: `amount ${at}`,
    label,
    isNumber: true,
    cell: (target) => amountText(intl, target.amounts[at] ?? 0, unitKind),
  }));
  const nitrogen: FactColumn<ActionTarget> = {
    key: 'nitrogen',
    label: <T id="actions.nitrogen" />,
    isNumber: true,
    cell: (target) => kilogramsText(intl, target.nitrogen),
  };
  const stage: FactColumn<ActionTarget> = {
    key: 'stage',
    label: <T id="actions.growthStage" />,
    isNumber: true,
    cell: ({ growthStage }) => growthStage,
  };
  const hasCrops = targets.some((target) => target.crop !== null);
  const hasFertilizer = materials.some(({ kind }) => kind === 'FERTILIZER');
  const hasStage = targets.some(({ growthStage }) => growthStage !== null);
  return (
    <FactTable
      label={text('actions.parcels')}
      columns={[
        name,
        ...(hasCrops ? [crop] : []),
        area,
        ...amounts,
        ...(hasFertilizer ? [nitrogen] : []),
        ...(hasStage ? [stage] : []),
      ]}
      rows={targets}
      keyOf={({ parcelId }) => parcelId}
    />
  );
}
