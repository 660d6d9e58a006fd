import { addTexts } from '#frontend/lib/texts'
import { dashboardTexts } from '#frontend/texts/en/dashboard'

addTexts({ dashboard: dashboardTexts })
