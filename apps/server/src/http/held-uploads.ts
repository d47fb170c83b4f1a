import { partOf, type Processes } from '../processes/processes.ts';
import { Failure } from '../foundation/failure.ts';

const megabyte = 1024 * 1024;

export interface HeldLimits {
  /** Bytes of all uploads that the process holds. */
  readonly inAll: number;
  /** Bytes that one user has announced. */
  readonly ofOne: number;
}

/**
 * Two of the largest files for one user, who may choose another before the first is read; three in all, with several
 * processes two in each.
 */
export const heldLimits: HeldLimits = { inAll: 160 * megabyte, ofOne: 110 * megabyte };

const retrySeconds = 10;

/** One upload for as long as the process holds it. */
export interface HeldUpload {
  /** To be told before so many more bytes are kept. Throws `landFile.busy`. */
  add(bytes: number): void;
  end(): void;
}

/** What one of so many processes holds. */
export function heldLimitsOf(processes: Pick<Processes, 'size'>): HeldLimits {
  return { ...heldLimits, inAll: Math.max(heldLimits.ofOne, partOf(heldLimits.inAll, processes)) };
}

/** Counts the bytes of uploads before they are held, so that many at once cannot take all memory. */
export interface HeldUploads {
  /**
   * Begins an upload of so many bytes as its sender says. Throws `request.tooMany` where that is more than one user may
   * send at once, and `landFile.busy` where it is more than the process has room for.
   */
  begin(whose: string, announced: number): HeldUpload;
}

export function createHeldUploads({ inAll, ofOne }: HeldLimits = heldLimits): HeldUploads {
  let held = 0;
  const announcedBy = new Map<string, number>();
  const announce = (whose: string, more: number): void => {
    const announced = (announcedBy.get(whose) ?? 0) + more;
    if (announced > 0) announcedBy.set(whose, announced);
    else announcedBy.delete(whose);
  };
  return {
    begin: (whose, announced) => {
      if ((announcedBy.get(whose) ?? 0) + announced > ofOne) {
        throw new Failure('request.tooMany', { retryAfter: retrySeconds });
      }
      if (held + announced > inAll) throw new Failure('landFile.busy', { retryAfter: retrySeconds });
      announce(whose, announced);
      let own = 0;
      let hasEnded = false;
      return {
        add: (bytes) => {
          // What is only announced counts for nobody else: else whoever announces and never sends would keep all out.
          if (held + bytes > inAll) throw new Failure('landFile.busy', { retryAfter: retrySeconds });
          own += bytes;
          held += bytes;
        },
        end: () => {
          if (hasEnded) return;
          hasEnded = true;
          held -= own;
          announce(whose, -announced);
        },
      };
    },
  };
}
