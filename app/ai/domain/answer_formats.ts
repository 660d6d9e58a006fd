/** Ways to ask a model for JSON, the strictest first. A provider that refuses one is asked the next way. */
export const ANSWER_FORMATS = ['json_schema', 'json_object', 'text'] as const
export type AnswerFormat = (typeof ANSWER_FORMATS)[number]
