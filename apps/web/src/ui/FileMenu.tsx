import Download from '@mui/icons-material/DownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { PendingButton } from './PendingButton.tsx';

export interface FileKind<K extends string> {
  readonly value: K;
  readonly label: ReactNode;
}

interface FileMenuProps<K extends string> {
  readonly label: ReactNode;
  readonly kinds: readonly FileKind<K>[];
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (kind: K) => void;
}

/** Saves something as a file of a kind that is chosen. */
export function FileMenu<K extends string>(props: FileMenuProps<K>): ReactElement {
  const { label, kinds, isPending, isDisabled = false, onChoose } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = (): void => setAnchor(undefined);
  return (
    <>
      <PendingButton
        id={id}
        variant="outlined"
        startIcon={<Download />}
        isPending={isPending}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </PendingButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
          {kinds.map((kind) => (
            <MenuItem
              key={kind.value}
              onClick={() => {
                close();
                onChoose(kind.value);
              }}
            >
              {kind.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
