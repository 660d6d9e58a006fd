import { ListLoader } from '@adonisjs/core/ace'
import UserPromote from '#app/auth/commands/user_promote'
import UserToken from '#app/auth/commands/user_token'

const loader = new ListLoader([UserPromote, UserToken])

export const getMetaData = loader.getMetaData.bind(loader)
export const getCommand = loader.getCommand.bind(loader)
