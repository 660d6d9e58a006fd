export const MAX_FIELDS = 50
export const MAX_CHOICES = 100
export const MAX_RULES = 20
export const MAX_CONDITIONS = 20
export const MAX_CATEGORIES = 20
export const MAX_HEADERS = 20
export const MAX_VALUES = 100
export const MAX_LABEL_LENGTH = 200
export const MAX_HELP_LENGTH = 500
export const MAX_URL_LENGTH = 2_000
export const MAX_MODEL_LENGTH = 200
export const MAX_ANSWER_TOKENS = 32_000
export const MAX_WORDS = 100_000
/** 30 days. */
export const MAX_EXPIRY_HOURS = 720
