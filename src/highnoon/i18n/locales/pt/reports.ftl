### O que os jogadores denunciam, e o que lhes é dito quando o operador agiu.

error-table-closed = O operador desta casa fechou esta mesa.
error-blocked = Esta casa está fechada para a sua rede por mais { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}, aproximadamente.
error-blocked-now = Por agora, esta casa está fechada para a sua rede.
error-report-own = Não pode denunciar o que você mesmo disse.
error-report-nothing = Essa mensagem não existe.
web-quick-removed = (retirado pelo operador)
web-report = Denunciar
web-report-line = Denunciar ao operador desta casa o que { $name } disse
web-reported = Denunciado
