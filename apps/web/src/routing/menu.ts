import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import type { FlagStates } from '#web/lib/flags.ts';

interface Placed {
  readonly label: PlainMessageId;
  /** The lower it is, the further to the front it stands; there is room between those that there are. */
  readonly place: number;
}

/** A section of a farm, as it stands in the menu. */
export interface Section extends Placed {
  readonly to: Extract<LinkProps['to'], `/farm/$farmId/${string}`>;
  /** Steps back behind "More" where there is not room for all: what is not opened every day. */
  readonly stepsBack?: true;
}

/** The sections that a feature brings, as the installation has them on. */
export type SectionsOf = (flags: FlagStates) => readonly Section[];
export type Sections = readonly Section[] | SectionsOf;

export const entryGroups = ['farm', 'person', 'administration'] as const;
export type EntryGroup = (typeof entryGroups)[number];

interface EntryShared extends Placed {
  readonly group: EntryGroup;
  /** From '@mui/icons-material/…'. */
  readonly Icon: ComponentType<SvgIconProps>;
  /** One of the settings, which lead to each other. */
  readonly isSetting?: true;
  /** Whether it concerns whoever is signed in, at this farm; a hook, so that it may ask. Left out, it concerns everybody. */
  readonly useIsShown?: (farmId: number | undefined) => boolean;
}

export interface EntryDialogProps {
  readonly onClose: () => void;
}

/** An entry of the user menu: leads to a screen of the farm, or to one of no farm, or opens a dialog over the one that is there. */
export type UserMenuEntry = EntryShared &
  (
    | { readonly to: Extract<LinkProps['to'], `/farm/$farmId/${string}`>; readonly isOfFarm: true }
    | { readonly to: '/admin/farms' | '/account' }
    | { readonly Dialog: ComponentType<EntryDialogProps> }
  );
