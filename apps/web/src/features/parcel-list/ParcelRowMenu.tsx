import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMapPath } from '#web/parts/parcel/map-path.ts';

export interface OpenMenu {
  readonly parcel: Parcel;
  readonly at: HTMLElement;
}

interface ParcelRowMenuProps {
  readonly farmId: number;
  readonly menu: OpenMenu | undefined;
  readonly onOpen: (parcel: Parcel) => void;
  readonly onClose: () => void;
}

/** What can be done with one parcel of the table. */
export function ParcelRowMenu({ farmId, menu, onOpen, onClose }: ParcelRowMenuProps): ReactElement | null {
  const navigate = useNavigate();
  const to = useMapPath();
  if (!menu) return null;
  const { parcel, at } = menu;
  const toMap = (): void => void navigate({ to, params: { farmId: String(farmId) }, search: { parcel: parcel.id } });
  return (
    <Menu open anchorEl={at} onClose={onClose}>
      <MenuItem onClick={() => onOpen(parcel)}>
        <T id="parcelList.openParcel" />
      </MenuItem>
      <MenuItem onClick={toMap}>
        <T id="parcelList.onMap" />
      </MenuItem>
    </Menu>
  );
}
