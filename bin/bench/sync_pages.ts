export const PAGES = 1_000
export const SOURCE = '33333333-0000-4000-8000-000000000001'
export const TOKEN = 'ntn_bench'
