/** Why a backup cannot be made or restored, in words that say what to do. */
export class BackupUnusable extends Error {}
