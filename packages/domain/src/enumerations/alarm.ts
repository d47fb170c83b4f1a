/** On which side of the threshold a value is past it. */
export const alarmComparisons = ['ABOVE', 'BELOW'] as const;
export type AlarmComparison = (typeof alarmComparisons)[number];

/**
 * PENDING while a value is past the threshold and not long enough yet; STALE where nothing was heard for so long that nobody
 * knows whether it still is: the alarm lasts.
 */
export const alarmPhases = ['NORMAL', 'PENDING', 'ACTIVE', 'STALE'] as const;
export type AlarmPhase = (typeof alarmPhases)[number];

/** Which alarms are asked for: those that last, those of them that nobody has taken note of, those that are over, or all. */
export const alarmStates = ['OPEN', 'UNACKNOWLEDGED', 'ENDED', 'ALL'] as const;
export type AlarmState = (typeof alarmStates)[number];

/**
 * How an alarm ended: the value came back; the rule was changed or put away meanwhile; the node left the place that it is about;
 * or its messages, read once more, say nothing of what it is about.
 */
export const alarmEndings = ['BACK', 'RULE_CHANGED', 'RULE_RETIRED', 'NODE_LEFT', 'NOT_MEASURED'] as const;
export type AlarmEnding = (typeof alarmEndings)[number];
