## What others made and the page ships

web-licences = Licenties van lettertypen en bibliotheken
