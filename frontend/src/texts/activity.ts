import { addTexts } from '#frontend/lib/texts'
import { activityTexts } from '#frontend/texts/en/activity'

addTexts({ activity: activityTexts })
