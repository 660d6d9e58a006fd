import { ListLoader } from '@adonisjs/core/ace'
import UserRetireSandbox from '#app/account/commands/user_retire_sandbox'

const loader = new ListLoader([UserRetireSandbox])

export const getMetaData = loader.getMetaData.bind(loader)
export const getCommand = loader.getCommand.bind(loader)
