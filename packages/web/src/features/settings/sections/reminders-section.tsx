import { Card } from '../../../shared/ui/card.tsx';
import { ReminderTimes } from '../controls/reminder-times.tsx';

export const RemindersSection = () => (
  <Card>
    <ReminderTimes field="events.reminders_minutes" />
    <ReminderTimes field="capts.reminders_minutes" />
  </Card>
);
