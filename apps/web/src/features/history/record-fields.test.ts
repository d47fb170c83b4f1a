import { describe, expect, it } from 'vitest';
import { recordField } from './record-fields.ts';

const messages = {
  'history.column.iot.node.seen_at': 'Last seen',
  'history.column.iot.node.state': 'State of the node',
  'history.column.iot.node.moisture_percent': 'Moisture',
};

describe('a column of a record', () => {
  it('is called as whoever owns its table says, and told by what its name says is in it', () => {
    expect(recordField('iot.node', 'seen_at', messages)).toMatchObject({
      label: 'history.column.iot.node.seen_at',
      telling: 'moment',
    });
    expect(recordField('iot.node', 'moisture_percent', messages)?.telling).toBe('percent');
  });

  it('has words for its values where its owner has any, also where other records have such a column', () => {
    const field = recordField('iot.node', 'state', messages);
    expect(field?.label).toBe('history.column.iot.node.state');
    expect(field?.idOf?.('ASLEEP')).toBe('history.value.iot.node.state.ASLEEP');
  });

  it('is called as in all records where nobody says otherwise, and not at all where nobody says anything', () => {
    expect(recordField('iot.node', 'note', messages)?.label).toBe('history.field.note');
    expect(recordField('iot.node', 'battery', messages)).toBeUndefined();
  });
});
