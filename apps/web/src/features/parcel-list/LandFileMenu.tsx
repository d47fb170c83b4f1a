import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { FormatMenu } from '#web/parts/land-file/FormatMenu.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useLandFile } from './parcel-list.queries.ts';

/** Saves the parcels with their outlines as a file that other programs read, and that can be loaded here again. */
export function LandFileMenu({ farmId }: { readonly farmId: number }): ReactElement {
  const text = useText();
  const showSnackbar = useSnackbar();
  const landFile = useLandFile(farmId);
  const onError = (error: Error): void => showSnackbar({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <FormatMenu
      label={<T id="parcelList.landFile" />}
      isPending={landFile.isPending}
      onChoose={(format) => landFile.mutate({ format, name: text('parcelList.title') }, { onError })}
    />
  );
}
