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
  /** Left out for those who may not. */
  readonly onRename?: ((parcel: Parcel) => void) | undefined;
  readonly onClose: () => void;
}

/** What can be done with one parcel of the table. */
export function ParcelRowMenu(props: ParcelRowMenuProps): ReactElement | null {
  const { farmId, menu, onOpen, onRename, onClose } = props;
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
      {onRename && (
        <MenuItem onClick={() => onRename(parcel)}>
          <T id="parcelList.renameParcel" />
        </MenuItem>
      )}
    </Menu>
  );
}
