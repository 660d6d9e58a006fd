import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export const isPostgres = ({ dialect }: Pick<QueryClientContract, 'dialect'>): boolean =>
  dialect.name === 'postgres'
