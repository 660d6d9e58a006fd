import { ListLoader } from '@adonisjs/core/ace'
import ContentSync from '#app/content/commands/content_sync'

const loader = new ListLoader([ContentSync])

export const getMetaData = loader.getMetaData.bind(loader)
export const getCommand = loader.getCommand.bind(loader)
