import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { ImportType } from './import-type.ts';

const registryCard = {
  value: 'eagri',
  label: <T id="farmImport.eagri" />,
  note: <T id="farmImport.eagriNote" />,
} as const;

const otherCards = [
  { value: 'shapefile', label: <T id="farmImport.shapefile" />, note: <T id="farmImport.shapefileNote" /> },
  { value: 'manual', label: <T id="farmImport.manual" />, note: <T id="farmImport.manualNote" /> },
] as const;

interface ImportTypeCardsProps {
  readonly value: ImportType;
  readonly isRegistryOffered: boolean;
  readonly onChoose: (type: ImportType) => void;
}

/** The ways to a farm's parcels; the registry is one of them only where it can be asked. */
export function ImportTypeCards({ value, isRegistryOffered, onChoose }: ImportTypeCardsProps): ReactElement {
  return (
    <RadioCards
      label={<T id="farmImport.type" />}
      value={value}
      onChoose={onChoose}
      cards={isRegistryOffered ? [registryCard, ...otherCards] : otherCards}
    />
  );
}
