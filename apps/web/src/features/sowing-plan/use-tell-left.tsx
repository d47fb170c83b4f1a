import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

/** What could not be pasted or copied, by its names. */
export interface LeftCells {
  /** What is the name of no crop. */
  readonly unknown?: readonly string[];
  /** Crops that were put away. */
  readonly putAway?: readonly string[];
  /** Parcels that are too small for the parts. */
  readonly tooSmall?: readonly string[];
  /** Parcels that are not on screen. */
  readonly notShown?: readonly string[];
}

const mostNames = 5;

/** Says which cells were left as they were, and why; nothing where all was done. */
export function useTellLeft(): (left: LeftCells) => void {
  const intl = useIntl();
  const show = useSnackbar();
  return ({ unknown = [], putAway = [], tooSmall = [], notShown = [] }) => {
    const told = [
      ['sowingPlan.paste.unknown', unknown],
      ['sowingPlan.paste.putAway', putAway],
      ['sowingPlan.paste.tooSmall', tooSmall],
      ['sowingPlan.paste.notShown', notShown],
    ] as const;
    if (told.every(([, names]) => names.length === 0)) return;
    const listed = (names: readonly string[]): string =>
      intl.formatList(names.slice(0, mostNames), { type: 'unit', style: 'short' });
    const message = told.map(
      ([id, names]) =>
        names.length > 0 && (
          <div key={id}>
            <T id={id} values={{ names: listed(names) }} />
          </div>
        ),
    );
    show({ message, tone: 'error' });
  };
}
