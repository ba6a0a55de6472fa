### What a group refuses.

error-group-unknown = There is no such group. Its last member may have left.
error-group-token = This key belongs to no member of this group.
error-group-nameless = A name is needed here.
error-group-name-taken = Somebody in this group already has this name. If that is you, open your own link to the group instead.
error-group-full = This group is full.
error-groups-full = The house has no room for another group at the moment.
error-group-tables = The group already has { $most } running games. Finish one of them first.
error-group-hook-none = This group has no webhook.
