import type { Location } from '@brazda/contract/iot/locations.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { iotLocationsRenameFields } from '#web/lib/fields.generated.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { InlineEdit } from '#web/ui/InlineEdit.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRenameLocation } from './locations.queries.ts';

interface LocationNameProps {
  readonly farmId: number;
  readonly location: Pick<Location, 'id' | 'name' | 'version'>;
  readonly mayManage: boolean;
}

/** What a place is called; it is renamed where it stands by whoever may. */
export function LocationName({ farmId, location: { id, name, version }, mayManage }: LocationNameProps): ReactElement {
  const show = useSnackbar();
  const rename = useRenameLocation(farmId, ({ changeId }, { name: next }) => ({
    changeId,
    message: <T id="sensors.places.renamed" values={{ name: next }} />,
  }));
  if (!mayManage) return <strong>{name}</strong>;
  return (
    <InlineEdit
      label={<T id="sensors.places.rename" />}
      value={name}
      maxLength={iotLocationsRenameFields.name.maxLength}
      onConfirm={(next) => rename.mutateAsync({ id, version, name: next })}
      tellFault={(fault) => <ChangeFault error={fault} nowOf={(now: Location) => now.name} />}
      onRefusedUnseen={(error) => show({ tone: 'error', message: <ErrorText error={error} /> })}
    />
  );
}
