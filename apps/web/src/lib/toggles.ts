import { storage } from './storage.ts';

/** What somebody can try in this browser before it is there for everybody; all off at first. */
export const toggleNames = ['SEASON_DASHBOARD_TOGGLE', 'PRESCRIPTION_MAPS_TOGGLE', 'PARCEL_GEOMETRY_OVERVIEW'] as const;
export type ToggleName = (typeof toggleNames)[number];

/** Those that change something in this version. */
const effective: readonly ToggleName[] = [];

export function isToggleOn(name: ToggleName): boolean {
  return storage.read(name) === 'true';
}

export function switchToggle(name: ToggleName, isOn: boolean): void {
  if (isOn) storage.write(name, 'true');
  else storage.remove(name);
}

/** Tells when one is switched in another window of this browser, until the returned function is called. */
export function followToggles(onSwitched: () => void): () => void {
  window.addEventListener('storage', onSwitched);
  return () => {
    window.removeEventListener('storage', onSwitched);
  };
}

export function hasEffect(name: ToggleName): boolean {
  return effective.includes(name);
}
