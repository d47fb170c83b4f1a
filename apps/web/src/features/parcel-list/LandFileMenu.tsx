import { landFormats, type LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import Download from '@mui/icons-material/DownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useLandFile } from './parcel-list.queries.ts';

/** What files are called the same in all languages. */
const names: Readonly<Record<LandFormat, string>> = {
  GEOPACKAGE: 'GeoPackage (.gpkg)',
  SHAPEFILE: 'Shapefile (.zip)',
  GEOJSON: 'GeoJSON (.geojson)',
  KML: 'KML (.kml)',
};

/** Saves the parcels with their outlines as a file that other programs read, and that can be loaded here again. */
export function LandFileMenu({ farmId }: { readonly farmId: number }): ReactElement {
  const id = useId();
  const text = useText();
  const showSnackbar = useSnackbar();
  const landFile = useLandFile(farmId);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const onError = (error: Error): void => showSnackbar({ tone: 'error', message: <ErrorText error={error} /> });
  const close = (): void => setAnchor(undefined);
  return (
    <>
      <PendingButton
        id={id}
        variant="outlined"
        startIcon={<Download />}
        isPending={landFile.isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <T id="parcelList.landFile" />
      </PendingButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
          {landFormats.map((format) => (
            <MenuItem
              key={format}
              onClick={() => {
                close();
                landFile.mutate({ format, name: text('parcelList.title') }, { onError });
              }}
            >
              {names[format]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
