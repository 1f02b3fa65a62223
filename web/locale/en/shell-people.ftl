# Accounts and people: signing in, friends, reports, privacy.

## The account

password-old = Your password now
password-new = New password
sessions = Where you are signed in
sessions-text = If you do not recognise one of these, sign it out and choose a new password.
session-unknown = A browser
session-seen = last here { $when }
session-mine = this browser
sessions-end-others = Sign out everywhere else
recovery = Recovery codes
recovery-text = { $count ->
        [0] With a recovery code you get back in if you lose your password. You have none yet.
        [one] With a recovery code you get back in if you lose your password. You have { $count } left.
       *[other] With a recovery code you get back in if you lose your password. You have { $count } left.
    }
recovery-once = Write these down now: they are not shown again. Each works once, and older ones no longer do.
recovery-make = Make new codes
recovery-code = Recovery code
recover = I have lost my password
recover-text = Use a recovery code and choose a new password. You are then signed out everywhere else.
recover-not = I have my password
me-data = Download all my data

## People

guest-mark = guest
person-more = More
people-title = People
people-none = Friends, and people you have muted or blocked, appear here. Tap somebody’s name in a chat or at a table.
people-friends = Friends
people-friends-end = End friendship
people-asked = Asked to be friends
people-asked-end = Take back
people-asking = Would like to be friends
people-asking-end = Decline
people-muted = Muted
people-muted-end = Unmute
people-blocked = Blocked
people-blocked-end = Unblock
accept = Accept
person-friend = Add as a friend
person-friend-text = If they agree, you find each other under your name.
person-friend-end = Not friends any more
person-friend-done = { $name } has been asked.
person-friend-ended = You and { $name } are not friends any more.
person-mute = Mute
person-mute-text = You no longer see what they write.
person-mute-end = Unmute
person-mute-done = You no longer see what { $name } writes.
person-mute-ended = You see again what { $name } writes.
person-block = Block
person-block-text = They cannot invite you or sit down at your tables, and you do not see what they write.
person-block-end = Unblock
person-block-done = { $name } is blocked.
person-block-ended = { $name } is not blocked any more.
friend-invite = Invite
friend-invited = { $name } has been invited.
friend-asked = invited
friend-here = is here
friend-choice = Invite at once:
report = Report
report-text = The people who run this server will look at it. What they wrote at this table is sent along.
report-reason = What is it about?
report-reason-chat = What they write
report-reason-name = Their name
report-reason-cheating = Cheating
report-reason-other = Something else
report-more = Anything to add?
report-send = Send the report
report-sent = Thank you. Your report has been sent.
spectator-chat = Spectators may write in the chat

## The door of a club

door-title = Come in
door-text = This server is for invited people. If you are new, you need a code from those who run it.
door-closed = Nobody new is let in here. If you have an account, log in.
door-new = I am new here
door-code = Your code
door-go = Come in

## Privacy

privacy = Privacy
privacy-intro = What this server knows about you, who can see it, and how to get it or delete it.
privacy-kept = What is stored
privacy-kept-text = The name you choose; the tables you sat at, with every move and when it was made; what you write in chats; your rated results; vacations; friends, and whom you mute or block; reports you send. A password and recovery codes are stored as hashes only. One cookie remembers you; for each signed-in browser its kind (such as “Firefox, Linux”) and its last day here are kept.
privacy-not-kept = What is not
privacy-not-kept-text = No mail address, no advertising, no trackers, nothing from other sites. Your internet address is used to limit abuse while the server runs; it is written neither to the database nor to the server’s log.
privacy-seen = Who sees what
privacy-seen-text = At a table everybody with its link sees your name, your moves and the chat. Hidden cards stay hidden until the game is over; then the whole game can be watched. The leaderboard shows the names of rated players. If somebody reports you, those who run the server see your lines of that chat.
privacy-long = For how long
privacy-long-text = Who does not come for 90 days is signed out (the host of this server can choose another time). A guest can then never come back and is deleted; accounts with a password stay. Tables that never began are removed. Finished games are kept, without the names of people who are gone. Closed reports are deleted after a year.
privacy-yours = What is yours to do
privacy-yours-text = Under your name you can download everything about you as one file, sign out other browsers, and delete yourself. Deleting removes your name, password, chat lines, results, friends and reports at once; copies that the host has made as a backup may have them for longer.
privacy-host = Who runs this server
privacy-host-text = Ludoteca is free software that anybody can run. Whoever gave you this address runs it, and can read what is stored: ask them.
privacy-me = To my account

## Problems

problem-bad-password = That is not your password.
problem-bad-code = This name and code do not belong together, or the code has been used.
problem-bad-registration-code = This code is not known here, or has been used up.
problem-bad-host = This server is not meant to be reached under this address.
problem-banned = This account is banned.
problem-blocked = That is not possible: one of you has blocked the other.
problem-elsewhere = This game goes on at another server, one that knows its rules.
problem-mixed-name = Write your name in one alphabet.
problem-no-password = Set a password first.
problem-no-report = There is no such report.
problem-no-session = That browser is signed out already.
problem-quiet-table = The host has asked spectators not to chat.
problem-registration-closed = Nobody new is let in here. Log in.
problem-registration-code = Who is new here needs a code.
problem-reported = You have reported this already.
problem-too-many-people = There are { $most } people on your lists. Remove some first.
