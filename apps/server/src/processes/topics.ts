import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What the processes of one server ask of each other, and what each answers. */
export interface Topics {
  /** A session has ended, or is another's now. */
  readonly forgetSession: { readonly asks: string; readonly answers: undefined };
  /** What is known of a user or of their farms is not true any more. */
  readonly forgetUser: { readonly asks: number; readonly answers: undefined };
  /** Events were written that those who follow here may want. */
  readonly written: { readonly asks: null; readonly answers: undefined };
  /** Devices have sent something that is not stored yet. */
  readonly sent: { readonly asks: null; readonly answers: undefined };
  readonly figures: {
    readonly asks: null;
    readonly answers: readonly MetricObjectWithValues<MetricValue<string>>[];
  };
}

export type Topic = keyof Topics;
export type Asked<T extends Topic> = Topics[T]['asks'];
export type Answered<T extends Topic> = Topics[T]['answers'];
export type Answer<T extends Topic> = (asked: Asked<T>) => Answered<T> | Promise<Answered<T>>;

/** A question as it travels between processes. */
export interface Question {
  readonly topic: Topic;
  readonly asked: Asked<Topic>;
}
