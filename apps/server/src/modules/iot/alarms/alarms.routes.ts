import { alarmRules } from '@brazda/contract/iot/alarm-rules.ts';
import { alarms } from '@brazda/contract/iot/alarms.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { createAlarmRule, editAlarmRule, retireAlarmRule } from './change-alarm-rules.ts';
import { readAlarmRules, readAlarms, takeNoteOfAlarm } from './read-alarms.ts';

export function alarmRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, alarmRules, {
    list: ({ query, who }) => readAlarmRules(services, who, query['node-id']),
    create: ({ params, body, who, keep }) => createAlarmRule(services, who, { farmId: params.id, wish: body }, keep),
    edit: ({ params: { alarmRuleId: id }, body, who, version }) => editAlarmRule(services, who, { id, version }, body),
    retire: ({ params, who }) => retireAlarmRule(services, who, params.alarmRuleId),
  });
  mount(mounting, alarms, {
    list: ({ query, who }) => readAlarms(services, who, query),
    acknowledge: async ({ params, who }) => {
      await takeNoteOfAlarm(services, who, params.alarmId);
    },
  });
}
